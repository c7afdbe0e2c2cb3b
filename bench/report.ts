import type { Timings } from './measure.ts'

export function row(name: string, { medianMs, p99Ms, perSecond }: Timings): string {
  const ms = (value: number) => `${value.toFixed(2).padStart(7)} ms`
  return `  ${name.padEnd(28)} median ${ms(medianMs)}   p99 ${ms(p99Ms)}   ${perSecond.toFixed(0).padStart(6)}/s`
}

export function ratio(name: string, value: number, aim: number): string {
  return `  ${name.padEnd(28)} ${value.toFixed(2)} (aim: at most ${aim}) ${value <= aim ? 'met' : 'MISSED'}`
}
