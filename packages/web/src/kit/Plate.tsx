import css from './Plate.module.css';
import { plateText } from './signs.ts';

const colours = [css.c0, css.c1, css.c2, css.c3, css.c4];

/** Neighbouring ids get different colours. */
const colourOf = (id: number): number => id % colours.length;

type Props = { id: number; name: string; large?: boolean };
/** The enamel number plate of a house; its colour never changes. The name stands beside it. */
export const Plate = ({ id, name, large = false }: Props) => (
  <span className={`${css.plate} ${colours[colourOf(id)]} ${large ? css.large : ''}`} aria-hidden="true">
    {plateText(name)}
  </span>
);
