import css from './FilterChips.module.css';

type Value = string | undefined;
type Props = {
  /** What they choose of. */
  label: string;
  /** The first one is all of them: it has no value. */
  choices: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Under the filters of a list. */
  inList?: boolean;
};

/** Few choices, each one tap away. */
export const FilterChips = ({ label, choices, value, onChange, inList = false }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and needs a legend to be seen
  <div role="group" aria-label={label} className={inList ? `${css.chips} ${css.inList}` : css.chips}>
    {choices.map((one) => (
      <button
        key={one.value ?? ''}
        type="button"
        className={css.chip}
        aria-pressed={one.value === value}
        onClick={() => onChange(one.value)}
      >
        {one.name}
      </button>
    ))}
  </div>
);
