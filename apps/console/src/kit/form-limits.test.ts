import { NAME_CHARACTERS, PASSWORD } from '@redraft/contracts/console'
import { expect, test } from 'vitest'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './form-limits.ts'

test('forms refuse exactly what the service refuses', () => {
  expect({ min: PASSWORD_MIN, max: PASSWORD_MAX, name: NAME_MAX }).toEqual({
    min: PASSWORD.min,
    max: PASSWORD.max,
    name: NAME_CHARACTERS,
  })
})
