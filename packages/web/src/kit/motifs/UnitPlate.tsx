import css from './UnitPlate.module.css';

/** The small outlined plate of a unit: "1247/8". */
export const UnitPlate = ({ number }: { number: string }) => <span className={css.unit}>{number}</span>;
