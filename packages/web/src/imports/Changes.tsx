import type { Change, ShownField } from '#contract/imports/rules-entries.ts';
import type { PreviewEntry } from '#contract/imports/schema.ts';
import type { UnitType } from '#contract/units/schema.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { useShareText } from '../kit/share/fraction-text.ts';
import css from './steps/EntryRow.module.css';

/** What the title says already. */
const inTitle: readonly ShownField[] = ['number', 'titleBefore', 'firstName', 'lastName', 'titleAfter', 'companyName'];

/** A value of a field in words: shares exact, types and sexes by name. */
function useWords() {
  const say = useText();
  const format = useFormat();
  const asShare = useShareText();
  return (field: ShownField, value: string): string => {
    if (field === 'share') return asShare(value, 'unit');
    if (field === 'type') return say(`UNITS.TYPES.${value as UnitType}`);
    if (field === 'floor' && value === '0') return say('IMPORTS.PREVIEW.GROUND');
    if (field === 'sex') return say(`IMPORTS.SEX.${value as 'male' | 'female' | 'others'}`);
    if (field === 'area') return say('IMPORTS.PREVIEW.AREA', { area: format.number(Number(value)) });
    return value;
  };
}

function OneChange({ change, both }: { change: Change; both: boolean }) {
  const say = useText();
  const words = useWords();
  const { field, before, after } = change;
  return (
    <div>
      <dt>{say(`IMPORTS.FIELDS.${field}`)}</dt>
      <dd>
        {both && before !== null && (
          <>
            <span className="vh">{say('IMPORTS.PREVIEW.BEFORE')}: </span>
            <del>{words(field, before)}</del>
            <span aria-hidden="true"> → </span>
            <span className="vh">, {say('IMPORTS.PREVIEW.AFTER')}: </span>
          </>
        )}
        {after !== null && <ins>{words(field, after)}</ins>}
        {!both && before !== null && words(field, before)}
      </dd>
    </div>
  );
}

/** Fields of an entry: before and after of a changed one, plain values of a new or ended one. */
export function Changes({ entry }: { entry: PreviewEntry }) {
  const both = entry.kind === 'changed';
  const shown = both ? entry.changes : entry.changes.filter((c) => !inTitle.includes(c.field));
  if (shown.length === 0) return null;
  return (
    <dl className={both ? `${css.changes} ${css.changed}` : css.changes}>
      {shown.map((c) => (
        <OneChange key={c.field} change={c} both={both} />
      ))}
    </dl>
  );
}
