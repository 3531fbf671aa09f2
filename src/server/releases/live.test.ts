import { expect, it } from 'vitest'
import { compileOnce, shippedRoot } from '../testing-release.ts'
import { makeLive } from './live.ts'

it('knows the demo mailbox, its call and its page, in the demo only', async () => {
  const { release } = await compileOnce(shippedRoot, () => new Date())
  if (!release) throw new Error('the shipped documents do not compile')
  for (const demo of [true, false]) {
    const brand = (await makeLive(release, demo)).brands[release.defaultBrand]
    expect(brand?.operations.match('GET', '/api/demo/mails').kind).toBe(demo ? 'found' : 'none')
    expect(brand?.pages.match('/demo/mails') !== null).toBe(demo)
    expect(brand?.pages.match('/route/seaQuery/')?.route.page).toBeDefined()
  }
})
