import { expect, it } from 'vitest'
import { findObstacle } from './find-obstacle.cjs'

const fit = { node: '24.21.0', stripsTypes: true, platform: 'linux-x64', bundledNode: '24.21.0', missing: [], withoutNativePart: [] }
const needed = 'Node 22.18 or later with type stripping is needed, and this is Node'

it.each([
  { machine: fit, sentence: undefined },
  { machine: { ...fit, node: '22.18.0', bundledNode: undefined }, sentence: undefined },
  {
    machine: { ...fit, node: '20.20.2', stripsTypes: false },
    sentence: `${needed} 20.20.2: run "npm ci" without --omit=optional, which installs Node 24.21.0 inside this project, or install Node 24.`,
  },
  {
    machine: { ...fit, node: '18.20.8', stripsTypes: false, platform: 'freebsd-x64', bundledNode: undefined },
    sentence: `${needed} 18.20.8: npm has no Node for freebsd-x64 to install with this project, so install Node 24 and run "npm ci" again.`,
  },
  { machine: { ...fit, missing: ['sharp', 'vite'] }, sentence: 'Not installed: sharp, vite; run "npm ci" without --omit.' },
  {
    machine: { ...fit, withoutNativePart: ['@node-rs/argon2', 'sharp'] },
    sentence:
      'Not installed: the native part for linux-x64 of @node-rs/argon2, sharp; run "npm ci" on this machine without --omit=optional.',
  },
  {
    // A wrong Node version is reported first, as packages do not help then.
    machine: { ...fit, node: '20.20.2', stripsTypes: false, missing: ['sharp'], withoutNativePart: ['sharp'] },
    sentence: expect.stringMatching(/^Node 22\.18 or later/),
  },
])('reports for Node $machine.node on $machine.platform: $sentence', ({ machine, sentence }) => {
  expect(findObstacle(machine)).toEqual(sentence)
})
