import { mails as mailsApi } from '@portal/contract/mails'
import { apiPrefix } from '@portal/contract/shared/route'
import { afterEach, expect, it } from 'vitest'
import { startSmtpServer } from '../../test/mail/smtp-test-server.ts'
import { admin, endPortals, somePort, start, started } from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'

afterEach(endPortals)

async function askForTestMail(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}${apiPrefix}`
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }),
  })
  const { token } = Object(await answer.json())
  const asked = await fetch(`${url}${mailsApi.test.url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asked.status).toBe(202)
}

it('a mail that the portal had in hand when it was killed arrives after the next start, once', async () => {
  let isRead: () => void = () => {}
  const wasRead = new Promise<void>((resolve) => {
    isRead = resolve
  })
  const silent = await startSmtpServer({
    beforeAnswer: () => {
      isRead()
      return new Promise<void>(() => {})
    },
  })
  const environment = {
    DATA_DIR: await startedFolder(),
    PORT: String(await somePort('free')),
    SMTP_URL: silent.url,
  }
  const killed = start(environment)
  await started(killed)
  await askForTestMail(Number(environment.PORT))
  await wasRead
  killed.kill('SIGKILL')
  await endOf(killed)
  await silent.close()

  const server = await startSmtpServer({ port: silent.port })
  await started(start(environment))
  const [received] = await server.got(1)
  expect(received).toMatchObject({ to: admin.ADMIN_EMAIL, subject: 'Test mail of Staff portal' })
  expect(server.received).toHaveLength(1)
  await server.close()
})

const endOf = (child: ReturnType<typeof start>) => new Promise((resolve) => child.once('exit', resolve))
