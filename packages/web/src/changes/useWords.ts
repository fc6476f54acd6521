import { typo } from '#contract/base/words/typo.ts';
import type { ShownField } from '#contract/imports/rules-entries.ts';
import type { UnitType } from '#contract/units/schema.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { useShareText } from '../kit/share/fraction-text.ts';

/** A value of a field in words: shares exact, types and sexes by name. */
export function useWords() {
  const say = useText();
  const format = useFormat();
  const asShare = useShareText();
  return (field: ShownField, value: string): string => {
    if (field === 'share') return asShare(value, 'unit');
    if (field === 'type') return say(`UNITS.TYPES.${value as UnitType}`);
    if (field === 'sex') return say(`IMPORTS.SEX.${value as 'male' | 'female' | 'others'}`);
    if (field === 'area') return say('IMPORTS.PREVIEW.AREA', { area: format.number(Number(value)) });
    return typo(value);
  };
}
