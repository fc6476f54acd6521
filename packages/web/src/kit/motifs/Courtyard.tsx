import css from './Courtyard.module.css';
import { Boxes, Neighbours, Plant } from './courtyard-life.tsx';
import { baySize, floorHeight, width } from './courtyard-measures.ts';

const height = 900;
const columns = 5;
const floors = [0, 1, 2];
const left = (width - columns * baySize) / 2;
const roof = 282;

/** Where somebody is home (floor-bay), and the one door left ajar. */
const lit = new Set(['0-1', '1-3', '2-0', '2-2', '1-4']);
const ajar = '1-1';

function Opening({ x, y, ground, name, door }: { x: number; y: number; ground: number; name: string; door: boolean }) {
  const isLit = lit.has(name);
  const size = door ? 74 : 82;
  const at = x + (baySize - size) / 2;
  const r = size / 2;
  const top = y + 30 + r;
  const bottom = door ? ground : ground - 52;
  const arch = (inset: number) =>
    `M${at + inset} ${bottom}V${top}a${r - inset} ${r - inset} 0 0 1 ${size - 2 * inset} 0V${bottom}z`;
  const glass = isLit ? css.lit : name === ajar ? css.ajar : css.dark;
  const bars = door
    ? `M${at + r} ${top}V${bottom}M${at + 6} ${top}H${at + size - 6}`
    : `M${at + r} ${y + 33}V${bottom}M${at + 2} ${top + 6}H${at + size - 2}`;
  return (
    <>
      <path className={glass} d={arch(0)} />
      {!isLit && <path className={door ? css.leaf : css.pane} d={arch(6)} />}
      <path className={isLit ? css.litBars : css.bars} d={bars} />
      {!door && <path className={css.sill} d={`M${at - 6} ${bottom}H${at + size + 6}`} />}
    </>
  );
}

function Railing({ ground }: { ground: number }) {
  const top = ground - 62;
  const bars = Array.from({ length: Math.ceil(width / 13) + 2 }, (_, i) => i * 13 - 10);
  return (
    <g className={css.rail}>
      <path className={css.balusters} d={bars.map((x) => `M${x} ${top}h3.2v62h-3.2z`).join('')} />
      <rect x="-10" y={top - 5} width={width + 20} height="7" rx="3" />
    </g>
  );
}

function Gallery({ ground }: { ground: number }) {
  const brackets = Array.from({ length: columns + 2 }, (_, i) => left + (i - 1) * baySize + baySize / 2 + 66);
  return (
    <>
      <rect className={css.stone} x="-10" y={ground} width={width + 20} height="14" />
      <rect className={css.shade} x="-10" y={ground + 14} width={width + 20} height="12" />
      <path className={css.stone} d={brackets.map((x) => `M${x} ${ground + 14}h18v10a9 9 0 0 1-18 0z`).join('')} />
    </>
  );
}

function Floor({ floor }: { floor: number }) {
  const y = roof + floor * floorHeight;
  const ground = y + floorHeight - 14;
  const bays = Array.from({ length: columns + 2 }, (_, i) => i - 1);
  return (
    <g>
      {bays.map((bay) => (
        <Opening
          key={bay}
          x={left + bay * baySize}
          y={y}
          ground={ground}
          name={`${floor}-${bay}`}
          door={(floor + bay) % 2 === 0}
        />
      ))}
      {floor === 1 && <Neighbours x={left + 2 * baySize + 52} ground={ground} />}
      {floor === 2 && <Plant x={left + 3.98 * baySize} ground={ground} />}
      <Railing ground={ground} />
      <Gallery ground={ground} />
      {floor === 2 && <Boxes left={left} rail={ground - 62} />}
    </g>
  );
}

const tiles = Array.from({ length: 43 }, (_, i) => `M${i * 18 - 4} ${roof - 64}h15v37a7.5 7.5 0 0 1-15 0z`).join('');

/** The courtyard at night: galleries with arches, lit windows, two neighbours. One illustration a screen. */
export const Courtyard = () => (
  <svg
    className={css.courtyard}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <rect className={css.sky} width={width} height={height} />
    <circle className={css.moon} cx={width - 96} cy="92" r="30" />
    <circle className={css.sky} cx={width - 84} cy="84" r="26" />
    <path
      className={css.chimneys}
      d={`M560 ${roof - 40}v-62h44v62zM150 ${roof - 40}v-44h34v44zM554 ${roof - 108}h56v9h-56zM145 ${roof - 90}h44v8h-44z`}
    />
    <rect className={css.ridge} y={roof - 64} width={width} height="44" />
    <path className={css.tiles} d={tiles} />
    <rect className={css.wall} y={roof - 22} width={width} height={height} />
    <rect className={css.cornice} y={roof - 22} width={width} height="6" />
    {floors.map((floor) => (
      <Floor key={floor} floor={floor} />
    ))}
  </svg>
);
