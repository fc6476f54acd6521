import { useState } from 'react';
import css from './HousePlate.module.css';
import { plateText } from './signs.ts';

const colours = [css.c0, css.c1, css.c2, css.c3, css.c4];

/** Neighbouring ids get different colours. */
const colourOf = (id: number): number => id % colours.length;

type Props = { id: number; name: string; picture?: string | null; large?: boolean };
/** The enamel number plate of a house, or its logo; the plate's colour never changes. The name stands beside it. */
export function HousePlate({ id, name, picture = null, large = false }: Props) {
  // An address that has died meanwhile leaves the plate, not a broken picture.
  const [dead, setDead] = useState<string | null>(null);
  if (picture && picture !== dead) {
    const size = large ? 56 : 40;
    const shape = large ? `${css.logo} ${css.largeLogo}` : css.logo;
    return <img className={shape} src={picture} width={size} height={size} alt="" onError={() => setDead(picture)} />;
  }
  return (
    <span className={`${css.plate} ${colours[colourOf(id)]} ${large ? css.large : ''}`} aria-hidden="true">
      {plateText(name)}
    </span>
  );
}
