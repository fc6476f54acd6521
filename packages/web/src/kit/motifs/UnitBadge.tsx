import css from './UnitBadge.module.css';

/** The small outlined plate of a unit: "1247/8". */
export const UnitBadge = ({ number }: { number: string }) => <span className={css.unit}>{number}</span>;
