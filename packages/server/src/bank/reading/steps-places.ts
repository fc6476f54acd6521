import { accountText } from '#contract/bank/rules-numbers.ts';
import { isBankAccount } from '#contract/base/person/bank.ts';
import { type Day, isDay } from '#contract/base/time/dates.ts';
import { Unreadable } from './steps-unreadable.ts';

export const refused = (key: 'BANK.ERRORS.RECORD' | 'BANK.ERRORS.ORDER' | 'BANK.ERRORS.CUT', at: number) =>
  new Unreadable(key, { params: { line: at } });

export function digits(record: string, from: number, to: number, at: number): string {
  const text = record.slice(from, to);
  if (!/^\d+$/.test(text)) throw refused('BANK.ERRORS.RECORD', at);
  return text;
}

export const numberAt = (record: string, from: number, to: number, at: number): number | null =>
  Number(digits(record, from, to, at)) || null;

/** ddmmyy of this century; null where there is none. */
export function dayAt(record: string, from: number, at: number): Day | null {
  const text = record.slice(from, from + 6).trim();
  if (/^0*$/.test(text)) return null;
  const day = `20${text.slice(4, 6)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
  if (!isDay(day)) throw refused('BANK.ERRORS.RECORD', at);
  return day;
}

/** Some banks write the ten digits of a number in an order of their own, before its prefix. */
export const inOrder = (sixteen: string): string =>
  sixteen.slice(10) + [4, 5, 6, 7, 8, 3, 9, 1, 2, 0].map((place) => sixteen[place]).join('');

export const account = (sixteen: string, bank = ''): string => accountText(sixteen.slice(0, 6), sixteen.slice(6), bank);

const checks = (sixteen: string): boolean => isBankAccount(`${sixteen.slice(0, 6)}-${sixteen.slice(6)}/0000`);
/** Whether digits stand in that order: as they are they do not check, put in order they do. */
export const isInner = (sixteen: string): boolean => !checks(sixteen) && checks(inOrder(sixteen));
