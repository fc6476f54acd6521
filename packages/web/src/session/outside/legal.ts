import type { TextKey } from '#contract/texts/keys.ts';

export type Paper = 'terms' | 'privacy';
type Section = { name: TextKey; texts: readonly TextKey[] };

/** What each of the two papers consists of, in its order. */
export const papers: Record<Paper, { title: TextKey; lead: TextKey; sections: readonly Section[] }> = {
  terms: {
    title: 'LEGAL.TERMS.TITLE',
    lead: 'LEGAL.TERMS.LEAD',
    sections: [
      { name: 'LEGAL.TERMS.WHAT.NAME', texts: ['LEGAL.TERMS.WHAT.A', 'LEGAL.TERMS.WHAT.B'] },
      {
        name: 'LEGAL.TERMS.ACCESS.NAME',
        texts: ['LEGAL.TERMS.ACCESS.A', 'LEGAL.TERMS.ACCESS.B', 'LEGAL.TERMS.ACCESS.C'],
      },
      { name: 'LEGAL.TERMS.ROLES.NAME', texts: ['LEGAL.TERMS.ROLES.A', 'LEGAL.TERMS.ROLES.B', 'LEGAL.TERMS.ROLES.C'] },
      { name: 'LEGAL.TERMS.CONDUCT.NAME', texts: ['LEGAL.TERMS.CONDUCT.A', 'LEGAL.TERMS.CONDUCT.B'] },
      { name: 'LEGAL.TERMS.DATA.NAME', texts: ['LEGAL.TERMS.DATA.A', 'LEGAL.TERMS.DATA.B'] },
      { name: 'LEGAL.TERMS.RUNNING.NAME', texts: ['LEGAL.TERMS.RUNNING.A', 'LEGAL.TERMS.RUNNING.B'] },
      { name: 'LEGAL.TERMS.END.NAME', texts: ['LEGAL.TERMS.END.A', 'LEGAL.TERMS.END.B'] },
    ],
  },
  privacy: {
    title: 'LEGAL.PRIVACY.TITLE',
    lead: 'LEGAL.PRIVACY.LEAD',
    sections: [
      { name: 'LEGAL.PRIVACY.WHO.NAME', texts: ['LEGAL.PRIVACY.WHO.A', 'LEGAL.PRIVACY.WHO.B'] },
      {
        name: 'LEGAL.PRIVACY.WHAT.NAME',
        texts: ['LEGAL.PRIVACY.WHAT.A', 'LEGAL.PRIVACY.WHAT.B', 'LEGAL.PRIVACY.WHAT.C'],
      },
      { name: 'LEGAL.PRIVACY.WHY.NAME', texts: ['LEGAL.PRIVACY.WHY.A', 'LEGAL.PRIVACY.WHY.B'] },
      {
        name: 'LEGAL.PRIVACY.SEES.NAME',
        texts: ['LEGAL.PRIVACY.SEES.A', 'LEGAL.PRIVACY.SEES.B', 'LEGAL.PRIVACY.SEES.C'],
      },
      { name: 'LEGAL.PRIVACY.LONG.NAME', texts: ['LEGAL.PRIVACY.LONG.A', 'LEGAL.PRIVACY.LONG.B'] },
      { name: 'LEGAL.PRIVACY.BROWSER.NAME', texts: ['LEGAL.PRIVACY.BROWSER.A', 'LEGAL.PRIVACY.BROWSER.B'] },
      { name: 'LEGAL.PRIVACY.SAFE.NAME', texts: ['LEGAL.PRIVACY.SAFE.A', 'LEGAL.PRIVACY.SAFE.B'] },
      { name: 'LEGAL.PRIVACY.RIGHTS.NAME', texts: ['LEGAL.PRIVACY.RIGHTS.A', 'LEGAL.PRIVACY.RIGHTS.B'] },
    ],
  },
};
