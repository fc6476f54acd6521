import { expect, test } from 'vitest';
import { typo } from './typo.ts';

test.each([
  ['v domě', 'v_domě'],
  ['dům s výtahem a dvorem', 'dům s_výtahem a_dvorem'],
  ['1 248 600 Kč', '1_248_600_Kč'],
  ['21. 11. 2026', '21._11._2026'],
  ['21. listopadu', '21._listopadu'],
  ['(§ 1178 zákona)', '(§_1178 zákona)'],
  ['č. 5', 'č._5'],
  ['41,63 %', '41,63_%'],
  ['1–4 z(e) 4', '1–4 ze_4'],
  ['9 z(e) 24', '9 z_24'],
  ['0 z(e) 12', '0 ze_12'],
  ['5 z(e) 5', '5 z_5'],
  ['7 z(e) 41', '7 ze_41'],
  ['7 z(e) 150', '7 ze_150'],
  ['7 z(e) 1 500 jednotek', '7 z_1_500 jednotek'],
  ['7 z(e) 2 500', '7 ze_2_500'],
  ['dva roky', 'dva roky'],
])('%s', (plain, fixed) => {
  expect(typo(plain).replaceAll('\u00a0', '_')).toBe(fixed);
});
