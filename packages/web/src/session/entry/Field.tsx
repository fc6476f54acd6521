import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import css from './Field.module.css';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'spellCheck' | 'autoCapitalize'
>;
type Props = Input & {
  label: string;
  value: string;
  error?: TextKey | null;
  hint?: string;
  onChange: (value: string) => void;
  onTouched?: () => void;
  aside?: ReactNode;
  below?: ReactNode;
};

/** A labelled box without the component library; its error stands under it. */
export function Field({ label, value, error, hint, onChange, onTouched, aside, below, ...input }: Props) {
  const say = useText();
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      <span className={css.box}>
        <input
          {...input}
          id={id}
          className={error ? `${css.input} ${css.wrong}` : css.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
          onChange={(e) => onChange(e.currentTarget.value)}
          onBlur={onTouched}
        />
        {aside}
      </span>
      {below}
      {error && (
        <span id={`${id}-error`} className={css.error}>
          <Warning />
          {say(error)}
        </span>
      )}
    </div>
  );
}

const Warning = () => (
  <svg className={css.sign} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v4M12 16h.01" />
  </svg>
);

type SecretProps = Omit<Props, 'type' | 'aside'>;
/** A password, shown on demand. */
export function SecretField(props: SecretProps) {
  const say = useText();
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={css.eye}
      aria-pressed={shown}
      aria-label={say('AUTH.SHOW_PASSWORD')}
      title={say(shown ? 'AUTH.HIDE_PASSWORD' : 'AUTH.SHOW_PASSWORD')}
      onClick={() => setShown(!shown)}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12c5-8.5 14-8.5 19 0c-5 8.5-14 8.5-19 0z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="M4 4l16 16" />}
      </svg>
    </button>
  );
  return <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" aside={eye} />;
}
