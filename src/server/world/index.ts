export { type DemoFacts, readDemoFacts } from './facts.ts'
export { type GeneratedRate, generateRates } from './rates.ts'
export { type DemoAccount, listDemoAccounts, type SeededWorld, type SeedWorldOptions, seedWorld } from './seed.ts'
export { insertRecords, type WorldRecord } from './store.ts'
