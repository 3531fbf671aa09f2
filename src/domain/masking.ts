/** What is left of a telling value for people who may know that it is there, but not what it is. */

const bullets = '****'
const shortestPhone = 8

/** First three and last four digits, as people know it from their bank: 138****0000. */
export function maskPhone(phone: string): string {
  return phone.length < shortestPhone ? `${phone.slice(0, 1)}${bullets}` : `${phone.slice(0, 3)}${bullets}${phone.slice(-4)}`
}

/** First letter and the domain: a***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const first = [...email][0] ?? ''
  return at < 1 ? `${first}***` : `${first}***${email.slice(at)}`
}
