/** The CEL dialect of the documents: the standard one, plus decimals, money and calendar days, minus regular expressions. */

import { Environment, type EnvironmentOptions } from '@marcbachmann/cel-js'
import Big from 'big.js'
import { isDay } from '../formats.ts'
import { ExpressionFailure, UnreadableInput } from './bounds.ts'
import { Day, dayOf, Money, toBig, weekdayOf } from './values.ts'

/** Limits that no legitimate condition reaches; they keep a hostile one from blocking a page. */
const limits = { maxAstNodes: 400, maxDepth: 40, maxListElements: 200, maxMapEntries: 50, maxCallArguments: 20 }

export function createEnvironment(options: Required<Pick<EnvironmentOptions, 'unlistedVariablesAreDyn'>>): Environment {
  // Without declared names every name may have any type, and list items never match.
  const environment = new Environment({ ...options, homogeneousAggregateLiterals: !options.unlistedVariablesAreDyn, limits })
  environment.registerType('Dec', { ctor: Big })
  environment.registerType('Day', { ctor: Day })
  environment.registerType('Money', { ctor: Money })
  registerDecimals(environment)
  registerDays(environment)
  registerMoney(environment)
  return environment
}

function registerDecimals(environment: Environment): void {
  environment.registerFunction('dec(string): Dec', (text: string) => toBig(text) ?? refuse(text))
  environment.registerFunction('dec(int): Dec', (value: bigint) => new Big(value.toString()))
  environment.registerFunction('round(Dec, int): Dec', (value: Big, places: bigint) => value.round(Number(places), Big.roundHalfUp))
  // The unit of a number matters only to the check.
  environment.registerFunction('measured(Dec, string): Dec', (value: Big) => value)
  environment.registerFunction('measured(int, string): int', (value: bigint) => value)
  environment.registerFunction('sum(list<Dec>): Dec', (values: readonly Big[]) =>
    values.reduce((total, value) => total.plus(value), new Big(0)),
  )
  environment.registerFunction('sum(list<int>): int', (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n))
  environment.registerOperator('-Dec', (value: Big) => new Big(0).minus(value))
  environment.registerOperator('Dec + Dec: Dec', (left: Big, right: Big) => left.plus(right))
  environment.registerOperator('Dec - Dec: Dec', (left: Big, right: Big) => left.minus(right))
  environment.registerOperator('Dec * Dec: Dec', (left: Big, right: Big) => left.times(right))
  environment.registerOperator('Dec / Dec: Dec', divide)
  registerComparisons(environment, 'Dec', (left: Big, right: Big) => left.cmp(right))
}

function registerDays(environment: Environment): void {
  environment.registerFunction('day(string): Day', (text: string) => (isDay(text) ? dayOf(text) : refuse(text)))
  environment.registerFunction('weekday(Day): int', (day: Day) => BigInt(weekdayOf(day)))
  environment.registerOperator('Day + int: Day', (day: Day, days: bigint) => new Day(day.number + Number(days)))
  environment.registerOperator('Day - int: Day', (day: Day, days: bigint) => new Day(day.number - Number(days)))
  environment.registerOperator('Day - Day: int', (left: Day, right: Day) => BigInt(left.number - right.number))
  registerComparisons(environment, 'Day', (left: Day, right: Day) => left.number - right.number)
}

function registerMoney(environment: Environment): void {
  environment.registerFunction('money(string, string): Money', (text: string, currency: string) =>
    moneyOf(toBig(text) ?? refuse(text), currency),
  )
  environment.registerFunction('money(Dec, string): Money', moneyOf)
  environment.registerFunction('amount(Money): Dec', ({ amount }: Money) => amount)
  environment.registerFunction('currency(Money): string', ({ currency }: Money) => currency)
  environment.registerFunction(
    'round(Money, int): Money',
    ({ amount, currency }: Money, places: bigint) => new Money(amount.round(Number(places), Big.roundHalfUp), currency),
  )
  environment.registerOperator('-Money', ({ amount, currency }: Money) => new Money(new Big(0).minus(amount), currency))
  environment.registerOperator(
    'Money + Money: Money',
    (left: Money, right: Money) => new Money(left.amount.plus(same(left, right)), left.currency),
  )
  environment.registerOperator(
    'Money - Money: Money',
    (left: Money, right: Money) => new Money(left.amount.minus(same(left, right)), left.currency),
  )
  environment.registerOperator('Money / Money: Dec', (left: Money, right: Money) => divide(left.amount, same(left, right)))
  registerComparisons(environment, 'Money', (left: Money, right: Money) => left.amount.cmp(same(left, right)))
  registerFactors(environment, 'Dec', (factor: Big) => factor)
  registerFactors(environment, 'int', (factor: bigint) => new Big(factor.toString()))
}

function registerFactors<T>(environment: Environment, type: string, read: (factor: T) => Big): void {
  const times = ({ amount, currency }: Money, factor: T) => new Money(amount.times(read(factor)), currency)
  environment.registerOperator(`Money * ${type}: Money`, times)
  environment.registerOperator(`${type} * Money: Money`, (factor: T, value: Money) => times(value, factor))
  environment.registerOperator(
    `Money / ${type}: Money`,
    ({ amount, currency }: Money, parts: T) => new Money(divide(amount, read(parts)), currency),
  )
}

function registerComparisons<T>(environment: Environment, type: string, compare: (left: T, right: T) => number): void {
  environment.registerOperator(`${type} < ${type}: bool`, (left: T, right: T) => compare(left, right) < 0)
  environment.registerOperator(`${type} <= ${type}: bool`, (left: T, right: T) => compare(left, right) <= 0)
  environment.registerOperator(`${type} > ${type}: bool`, (left: T, right: T) => compare(left, right) > 0)
  environment.registerOperator(`${type} >= ${type}: bool`, (left: T, right: T) => compare(left, right) >= 0)
  environment.registerOperator(`${type} == ${type}: bool`, (left: T, right: T) => compare(left, right) === 0)
}

function moneyOf(amount: Big, currency: string): Money {
  return currency === '' ? refuse(currency) : new Money(amount, currency)
}

/** To twenty decimal places; the caller rounds the result. */
function divide(left: Big, right: Big): Big {
  if (right.eq(0)) throw new ExpressionFailure('division-by-zero')
  return left.div(right)
}

/** The other amount, if both have the same currency. */
function same(left: Money, right: Money): Big {
  if (left.currency !== right.currency) throw new ExpressionFailure('currencies-differ', { left: left.currency, right: right.currency })
  return right.amount
}

function refuse(text: string): never {
  throw new UnreadableInput(text)
}
