import { AppError } from '@redraft/contracts'
import { expect, test } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const about = ['Ada Lovelace', 'countess@lovelace.test']
const check = (password: string) => refuseWeakPassword({ password, field: 'newPassword', about })

test.each([
  ...['password1234', 'Password123!', 'P@ssw0rd1234', '123456789012', 'iloveyou2024', 'qwertyuiop12'],
  ...['aaaaaaaaaaaa', 'abcabcabcabc', 'abcdefghijkl', 'letmeinplease', 'redraft12345', 'passwordpassword'],
  ...['ada lovelace', 'countess1234', 'countess@lovelace.test', 'a'.repeat(200)],
])('%s, among the first to be guessed, is refused by the name of its field', async (password) => {
  const refused = await check(password).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'weak_password', data: { issues: [{ path: 'newPassword' }] } })
  expect(JSON.stringify(refused)).not.toContain(password)
})

test.each([
  ...['correct horse battery', 'Tr0ub4dor&3xx', 'kf83hs02kdm1', '我的密码是一句很长的话吧好'],
  'the countess wrote the first program',
])('%s is taken', async (password) => {
  await expect(check(password)).resolves.toBeUndefined()
})
