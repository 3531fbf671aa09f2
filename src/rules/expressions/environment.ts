/** The CEL dialect of the documents: the standard one, plus decimals and calendar days, minus regular expressions. */
import { Environment, type EnvironmentOptions } from '@marcbachmann/cel-js'
import Big from 'big.js'
import { isDay } from '../formats.ts'
import { Day, dayOf, toBig, weekdayOf } from './values.ts'

/** Thrown where an input is there but not yet readable, such as "12." on its way to "12.5". */
export class UnreadableInput extends Error {}

/** Bounds that no honest condition meets; they keep a hostile one from stalling a page. */
const limits = { maxAstNodes: 400, maxDepth: 40, maxListElements: 200, maxMapEntries: 50, maxCallArguments: 20 }

export function createEnvironment(options: Pick<EnvironmentOptions, 'unlistedVariablesAreDyn'>): Environment {
  const environment = new Environment({ ...options, limits })
  environment.registerType('Dec', { ctor: Big })
  environment.registerType('Day', { ctor: Day })
  registerDecimals(environment)
  registerDays(environment)
  return environment
}

function registerDecimals(environment: Environment): void {
  environment.registerFunction('dec(string): Dec', (text: string) => toBig(text) ?? refuse(text))
  environment.registerFunction('dec(int): Dec', (value: bigint) => new Big(value.toString()))
  environment.registerFunction('round(Dec, int): Dec', (value: Big, places: bigint) => value.round(Number(places), Big.roundHalfUp))
  environment.registerOperator('Dec + Dec: Dec', (left: Big, right: Big) => left.plus(right))
  environment.registerOperator('Dec - Dec: Dec', (left: Big, right: Big) => left.minus(right))
  environment.registerOperator('Dec * Dec: Dec', (left: Big, right: Big) => left.times(right))
  environment.registerOperator('Dec < Dec: bool', (left: Big, right: Big) => left.lt(right))
  environment.registerOperator('Dec <= Dec: bool', (left: Big, right: Big) => left.lte(right))
  environment.registerOperator('Dec > Dec: bool', (left: Big, right: Big) => left.gt(right))
  environment.registerOperator('Dec >= Dec: bool', (left: Big, right: Big) => left.gte(right))
  environment.registerOperator('Dec == Dec: bool', (left: Big, right: Big) => left.eq(right))
}

function registerDays(environment: Environment): void {
  environment.registerFunction('day(string): Day', (text: string) => (isDay(text) ? dayOf(text) : refuse(text)))
  environment.registerFunction('weekday(Day): int', (day: Day) => BigInt(weekdayOf(day)))
  environment.registerOperator('Day + int: Day', (day: Day, days: bigint) => new Day(day.number + Number(days)))
  environment.registerOperator('Day - int: Day', (day: Day, days: bigint) => new Day(day.number - Number(days)))
  environment.registerOperator('Day - Day: int', (left: Day, right: Day) => BigInt(left.number - right.number))
  environment.registerOperator('Day < Day: bool', (left: Day, right: Day) => left.number < right.number)
  environment.registerOperator('Day <= Day: bool', (left: Day, right: Day) => left.number <= right.number)
  environment.registerOperator('Day > Day: bool', (left: Day, right: Day) => left.number > right.number)
  environment.registerOperator('Day >= Day: bool', (left: Day, right: Day) => left.number >= right.number)
  environment.registerOperator('Day == Day: bool', (left: Day, right: Day) => left.number === right.number)
}

function refuse(text: string): never {
  throw new UnreadableInput(text)
}
