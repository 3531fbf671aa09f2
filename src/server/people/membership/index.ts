import type { Handlers } from '../../kernel/index.ts'
import { applyHandlers } from './apply.ts'
import { companyHandlers } from './companies.ts'
import { decideHandlers } from './decide.ts'
import { deskHandlers } from './desk.ts'
import { manageHandlers } from './manage.ts'
import { memberHandlers } from './members.ts'
import { ownHandlers } from './own.ts'

export { holdCompany, listCertifiedCompanies, readCompanyNames } from './company-store.ts'
export { queueMembershipMails } from './mails.ts'
export { planMove } from './move-person.ts'
export { type HeldPerson, holdPerson, type Tx } from './people.ts'
export { listAdmins } from './people-store.ts'
export { placeInCompany } from './place-in-company.ts'
export { insertRequest } from './request-store.ts'

type MembershipHandlers = Pick<
  Handlers,
  | keyof typeof applyHandlers
  | keyof typeof companyHandlers
  | keyof typeof decideHandlers
  | keyof typeof deskHandlers
  | keyof typeof manageHandlers
  | keyof typeof memberHandlers
  | keyof typeof ownHandlers
>

export const membershipHandlers: MembershipHandlers = {
  ...applyHandlers,
  ...companyHandlers,
  ...decideHandlers,
  ...deskHandlers,
  ...manageHandlers,
  ...memberHandlers,
  ...ownHandlers,
}
