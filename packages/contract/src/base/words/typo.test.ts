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
  ['5 hřišť a 1 248 lidí', '5_hřišť a_1_248_lidí'],
  ['v roce 2027 schváleno', 'v_roce 2027 schváleno'],
  ['do 5 a do 7 na dvoře', 'do 5 a_do 7 na dvoře'],
  ['Zdeňka Novotníková, Ph.D.', 'Zdeňka Novotníková,_Ph.D.'],
  ['doc. Ing. Řípa, CSc., DiS.', 'doc. Ing. Řípa,_CSc.,_DiS.'],
  ['Výtahy Lipnice s.r.o. a Dům a. s.', 'Výtahy Lipnice_s.r.o. a_Dům_a._s.'],
  ['dva roky', 'dva roky'],
])('%s', (plain, fixed) => {
  expect(typo(plain).replaceAll('\u00a0', '_')).toBe(fixed);
});
