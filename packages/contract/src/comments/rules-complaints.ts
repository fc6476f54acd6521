type Said = {
  /** Who wrote it. */
  memberId: number | null;
  hidden: boolean;
  /** The asker reported it before. */
  reported: boolean;
  /** Somebody waits for an answer. */
  waits: boolean;
};
type Asker = { memberId: number | null; administers: boolean };

const isOwn = ({ memberId }: Pick<Said, 'memberId'>, asker: Pick<Asker, 'memberId'>): boolean =>
  asker.memberId !== null && memberId === asker.memberId;

/** Whether the asker reads the words: hidden ones are for who wrote them and for who administers. */
export const readsHidden = (said: Pick<Said, 'memberId' | 'hidden'>, asker: Asker): boolean =>
  !said.hidden || asker.administers || isOwn(said, asker);

/** Who reported it is for who administers, and never for who wrote it. */
export const seesComplaints = (said: Pick<Said, 'memberId'>, asker: Asker): boolean =>
  asker.administers && !isOwn(said, asker);

/** Why the asker may not report it; null when they may. */
export function whyNotComplained(said: Said, asker: Asker): 'own' | 'hidden' | 'twice' | null {
  if (isOwn(said, asker)) return 'own';
  if (said.hidden) return 'hidden';
  return said.reported ? 'twice' : null;
}

type WhyNot = 'notYours' | 'own' | 'hidden' | 'shown' | 'nothing';

/** Why the asker may not answer that it stays. */
export function whyNotLeft(said: Said, asker: Asker): WhyNot | null {
  if (!asker.administers) return 'notYours';
  if (isOwn(said, asker)) return 'own';
  return said.waits ? null : 'nothing';
}

/** Why the asker may not hide it; own words may be hidden by who administers. */
export function whyNotHidden(said: Said, asker: Asker): WhyNot | null {
  if (!asker.administers) return 'notYours';
  return said.hidden ? 'hidden' : null;
}

/** Why the asker may not show it again: nobody judges their own words. */
export function whyNotShown(said: Said, asker: Asker): WhyNot | null {
  if (!asker.administers) return 'notYours';
  if (isOwn(said, asker)) return 'own';
  return said.hidden ? null : 'shown';
}

/** What the asker may do about it now. */
export const mayWatch = (said: Said, asker: Asker & { mayWrite: boolean }) => ({
  complain: asker.mayWrite && asker.memberId !== null && whyNotComplained(said, asker) === null,
  leave: asker.mayWrite && whyNotLeft(said, asker) === null,
  hide: asker.mayWrite && whyNotHidden(said, asker) === null,
  show: asker.mayWrite && whyNotShown(said, asker) === null,
});
