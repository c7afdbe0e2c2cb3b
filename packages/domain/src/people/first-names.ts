import { inLatinLetters } from '../texts/latin-letters.ts'

/** First names that are common here, in Latin letters by the table of names and as people write them. None is a usual last name. */
const common = new Set(
  `adam albina alex alexander alexandra alexey alina alisa alla alona anastasiia anastasia anatolii andrei andrew andrey andrii
anhelina ann anna antin anton antonina arsen arsenii artem artur bohdan bohdana borys catherine daniel daniil danylo dariia daria
daryna david denys denis diana dmitry dmytro dmytrii eduard elena emma eva evgeny halyna hanna helen hlib hryhorii ihor igor illia
ilia ilya inna ira iryna irina ivan ivanna jan jane john julia kateryna katerina kira kostiantyn kseniia ksenia larysa lesia lev
lidiia liliia liudmyla liubov luka lukash maksym maxim marko margaryta marharyta maria mariia mariana marianna maryna marina mark marta
mary max michael mike mila milana mykhailo mykola mykyta myroslav myroslava nadiia natalia nataliia nazar nazarii nick nicole nikita
nina oksana oleg oleh olena oleksandr oleksandra oleksii oleksiy olga olha olesia orest ostap pavel pavlo peter petro polina roman
ruslan ruslana sasha serhii serhiy sergey sergii sofia sofiia solomiia stanislav stepan stephan svitlana svetlana taisiia tamara
taras tetiana tatiana tatyana tymofii uliana vadym vadim valentyn valentyna valerii valeriia valeria vasyl vasylyna vera veronika
viktor viktoriia victoria victor vira vitalii vitaliy vlad vladyslav vladyslava volodymyr vladimir vsevolod viacheslav yakiv yan
yana yaroslav yaroslava yelyzaveta yeva yevhen yevhenii yevheniia yulia yuliia yurii yuriy yuri zakhar zinaida zlata zoia zoriana`.split(
    /\s+/,
  ),
)

/** Whether a word is a first name that is known; others may be one too. */
export const isKnownFirstName = (word: string): boolean => common.has(inLatinLetters(word).toLowerCase())
