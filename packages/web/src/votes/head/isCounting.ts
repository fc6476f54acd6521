import type { VoteDetail } from '#contract/motions/schema.ts';

/** Past its end, while papers are recorded or confirmed: it decides itself, and nobody sees how it stands. */
export const isCounting = ({ status, closed, papers }: VoteDetail): boolean =>
  status === 'run' && closed && papers?.decided != null && Date.parse(papers.decided) > Date.now();
