import css from './Plate.module.css';

const colours = [css.c0, css.c1, css.c2, css.c3, css.c4];

/** The number a house is called by: "SVJ Na Výsluní 3 a 5" → "3·5"; without a number its first letter. */
export function plateText(name: string): string {
  const numbers = name.match(/\d+[a-z]?(?![\d/]*\/)/gi)?.slice(-2) ?? [];
  const text = numbers.join('·');
  if (text && text.length <= 5) return text;
  return (
    numbers.at(-1)?.slice(0, 5) ??
    name
      .replace(/^(SVJ|BD|Společenství vlastníků)\s+/i, '')
      .charAt(0)
      .toUpperCase()
  );
}

/** Neighbouring ids get different colours. */
const colourOf = (id: number): number => id % colours.length;

type Props = { id: number; name: string; large?: boolean };
/** The enamel number plate of a house; its colour never changes. The name stands beside it. */
export const Plate = ({ id, name, large = false }: Props) => (
  <span className={`${css.plate} ${colours[colourOf(id)]} ${large ? css.large : ''}`} aria-hidden="true">
    {plateText(name)}
  </span>
);
