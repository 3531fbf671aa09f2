import { expect, it } from 'vitest'
import { createBrandOrigins } from './brand.ts'

const brand = { origin: null, hosts: ['harbour.localhost'], default: false }

it.each([
  ['declares its origin', 'https://portal.example', { ...brand, origin: 'https://harbour.example:8443' }, 'https://harbour.example:8443'],
  [
    'has a host of its own',
    'https://portal.example',
    { ...brand, hosts: ['harbour.example', 'www.harbour.example'] },
    'https://harbour.example',
  ],
  ['has a port before it', 'https://portal.example:8443', { ...brand, hosts: ['harbour.example'] }, 'https://harbour.example:8443'],
  [
    'has the public host as one of its own',
    'https://www.harbour.example',
    { ...brand, hosts: ['harbour.example', 'www.harbour.example'] },
    'https://www.harbour.example',
  ],
  [
    'has a local name before its own',
    'https://portal.example',
    { ...brand, hosts: ['harbour.localhost', 'harbour.example'] },
    'https://harbour.example',
  ],
  ['is the default one with a local name alone', 'https://portal.example', { ...brand, default: true }, 'https://portal.example'],
  ['is shown on this machine', 'http://localhost:8080', brand, 'http://harbour.localhost:8080'],
  ['is the default one on this machine', 'http://127.0.0.1:8080', { ...brand, default: true }, 'http://harbour.localhost:8080'],
])('a brand that %s is reached there', (_what, publicOrigin, known, origin) => {
  expect(createBrandOrigins(() => publicOrigin)(known)).toBe(origin)
})
