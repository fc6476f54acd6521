import type { ReactNode } from 'react';
import css from './StickyBar.module.css';

type BarProps = {
  /** Stays one line on a narrow screen too. */
  unbroken?: boolean;
  children: ReactNode;
};
/** The bar under a page that stays in sight: the way out left, how it stands, the primary button rightmost. */
export const StickyBar = ({ unbroken = false, children }: BarProps) => (
  <div data-bar="" className={unbroken ? `${css.bar} ${css.unbroken}` : css.bar}>
    {children}
  </div>
);

type Props = { className?: string | undefined; children: ReactNode };
const both = (own: string | undefined, more: string | undefined) => (more ? `${own} ${more}` : own);

/** How it stands, told again when it changes. */
export const StickyText = ({ className, children }: Props) => (
  <span className={both(css.text, className)} role="status">
    {children}
  </span>
);

/** The buttons: at most one secondary and the primary. */
export const StickyEnd = ({ className, children }: Props) => (
  <span className={both(css.end, className)}>{children}</span>
);
