import { Fragment, type ReactNode } from 'react';
import css from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** Read is not edit: facts as a definition list. */
export const Facts = ({ facts, narrow = false }: { facts: readonly Fact[]; narrow?: boolean }) => (
  <dl className={narrow ? `${css.facts} ${css.narrow}` : css.facts}>
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
