/** Handlers for a user's own account. */
import type { Handlers } from '../../kernel/index.ts'
import { avatarHandlers } from './avatar.ts'
import { createChangePassword } from './change-password.ts'
import type { Codes } from './codes.ts'
import type { Hasher } from './passwords.ts'
import { createProfileHandlers } from './profile.ts'
import type { SecondFactor } from './second-factor.ts'
import { createSecondFactorHandlers } from './second-factor-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'

type SettingsHandlers = Pick<
  Handlers,
  | keyof typeof avatarHandlers
  | keyof ReturnType<typeof createProfileHandlers>
  | keyof typeof sessionHandlers
  | keyof ReturnType<typeof createSecondFactorHandlers>
  | 'change-password'
>

export interface SettingsParts {
  readonly hasher: Hasher
  readonly codes: Codes
  readonly secondFactor: SecondFactor
}

export function createSettingsHandlers(parts: SettingsParts): SettingsHandlers {
  return {
    ...createProfileHandlers(parts),
    ...sessionHandlers,
    ...avatarHandlers,
    ...createSecondFactorHandlers(parts),
    'change-password': createChangePassword(parts),
  }
}
