import { expect, test } from 'vitest';
import { typo } from './typo.ts';

test.each([
  ['v domě', 'v_domě'],
  ['dům s výtahem a dvorem', 'dům s_výtahem a_dvorem'],
  ['dům i s výtahem', 'dům i_s_výtahem'],
  ['1 248 600 Kč', '1_248_600_Kč'],
  ['21. 11. 2026', '21._11._2026'],
  ['21. listopadu', '21._listopadu'],
  ['(§ 1178 zákona)', '(§_1178 zákona)'],
  ['č. 5', 'č._5'],
  ['41,63 %', '41,63_%'],
  ['5 hlasuje', '5 hlasuje'],
  ['5 hřišť', '5 hřišť'],
  ['dva roky', 'dva roky'],
])('%s', (plain, fixed) => {
  expect(typo(plain).replaceAll('\u00a0', '_')).toBe(fixed);
});
