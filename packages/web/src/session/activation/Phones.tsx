import { useText } from '../../base/texts.tsx';
import { Field } from '../entry/Field.tsx';
import css from '../entry/parts.module.css';
import type { Errors } from './CheckStep.tsx';
import type { Draft } from './draft.ts';

type Phone = Draft['phones'][number];
type Props = { phones: readonly Phone[]; errors: Errors; onChange: (phones: Phone[]) => void };
const most = 10;

/** Phones, each with who sees it. */
export function Phones({ phones, errors, onChange }: Props) {
  const say = useText();
  const change = (at: number, part: Partial<Phone>) =>
    onChange(phones.map((phone, i) => (i === at ? { ...phone, ...part } : phone)));
  return (
    <div className={css.group}>
      {phones.map((phone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phone has no name of its own while it is typed
        <div key={i} className={css.phone}>
          <Field
            label={say('ENTER.PHONE')}
            name={`phones.${i}.value`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={phone.value}
            error={errors[`phones.${i}.value`] ?? null}
            onChange={(value) => change(i, { value })}
          />
          <div className={css.row}>
            <label className={css.check}>
              <input
                type="checkbox"
                checked={phone.isPublic}
                onChange={(e) => change(i, { isPublic: e.currentTarget.checked })}
              />
              {say('ENTER.PHONE_PUBLIC')}
            </label>
            <button
              type="button"
              className={css.quiet}
              onClick={() => onChange(phones.filter((_, other) => other !== i))}
            >
              {say('ENTER.PHONE_REMOVE', { value: phone.value })}
            </button>
          </div>
        </div>
      ))}
      {phones.length < most && (
        <button
          type="button"
          className={css.quiet}
          onClick={() => onChange([...phones, { value: '', isPublic: false }])}
        >
          {say('ENTER.PHONE_ADD')}
        </button>
      )}
    </div>
  );
}
