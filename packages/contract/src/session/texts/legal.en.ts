import type { Translation } from '../../texts/keys.ts';
import type cs from './legal.cs.ts';

export default {
  LEGAL: {
    BACK: 'Back to the portal',
    VERSION: 'This text belongs to the portal Pavlač {version}.',

    TERMS: {
      TITLE: 'Terms and conditions',
      LEAD: 'What the portal Pavlač does, who is responsible for what in it, and which rules its use follows.',

      WHAT: {
        NAME: 'What the portal is for',
        A: 'Pavlač is a web portal for associations of unit owners. Members share information about their house in it, keep an overview of units, owners and their shares, and run their house together.',
        B: 'The portal helps an association meet its duties; it does not replace the land registry, bookkeeping or legal advice. Ownership and the size of shares are always decided by the entry in the land registry.',
      },

      ACCESS: {
        NAME: 'Access and account',
        A: 'An association gives its members access by an invitation sent to their e-mail. One account may belong to several associations. The account is personal: tell nobody your password and let nobody sign in for you.',
        B: 'The sign-in e-mail belongs to its holder and the committee cannot change it. If you suspect that somebody else has reached your account, change your password and sign out other devices under My account.',
        C: 'The committee may end the access of somebody who no longer owns a unit or lives in the house, or who abuses the portal.',
      },

      ROLES: {
        NAME: 'Who is responsible for what',
        A: 'The association is responsible for the content it puts into the portal. You are responsible for what you write.',
        B: 'The committee is responsible for the list of owners and shares matching reality, and it manages the roles and rights of members.',
        C: 'The operator is responsible for running, securing and backing up the portal. It enters a house only by a visit: with a reason, for a limited time, and visible to the committee in the log.',
      },

      CONDUCT: {
        NAME: 'How to behave here',
        A: "Be decent to your neighbours. Do not put in anything unlawful, other people's personal data without a reason, or works you have no right to.",
        B: 'Do not try to get around the security, overload the portal or obtain data it does not show you. The committee and the operator may hide such content and suspend access.',
      },

      DATA: {
        NAME: 'The data belongs to the association',
        A: 'Data that an association has put into the portal remains its own. Lists can be exported to a spreadsheet at any time.',
        B: 'How the portal handles personal data is described on the Privacy page.',
      },

      RUNNING: {
        NAME: 'Operation and changes',
        A: 'The portal runs around the clock except for maintenance and faults. The operator does planned maintenance at night where possible and announces it in advance.',
        B: 'The portal develops and these terms may change with it. The operator tells associations about a substantial change at least 30 days ahead.',
      },

      END: {
        NAME: 'Ending',
        A: 'An association may stop using the portal under its contract with the operator. Before the end it may export its data; then the operator deletes it unless the law requires keeping it.',
        B: 'These terms are governed by Czech law. A consumer may also turn to the Czech Trade Inspection Authority (www.coi.cz).',
      },
    },

    PRIVACY: {
      TITLE: 'Privacy',
      LEAD: 'What data about people the portal keeps, why, who sees it and how long it stays.',

      WHO: {
        NAME: 'Who controls the data',
        A: 'The controller of data about members and neighbours is your association of owners. You will find its name and address in the portal under About the association; send your questions to the committee.',
        B: 'The operator of the portal is a processor: it works with the data only as the association instructs. Only for sign-in accounts (e-mail, password, signed-in devices) is the operator itself the controller.',
      },

      WHAT: {
        NAME: 'What data the portal keeps',
        A: 'About an account: the sign-in e-mail, a hash of the password (never the password itself), language, time and kind of device at sign-in.',
        B: 'About members and neighbours: name and titles, contacts entered by the committee or by you, units, shares, role in the association and relation to a unit.',
        C: 'About activity: a log of important changes, that is who changed what and when. What people search for is not recorded.',
      },

      WHY: {
        NAME: 'Why and on what basis',
        A: 'An association must keep a list of members and their shares of votes (§ 1178 of the Civil Code). The processing is therefore needed to meet a legal duty and to manage the house, which is a legitimate interest of the owners.',
        B: 'The account, signed-in devices and limits on attempts to sign in exist so that no stranger gets into the house. The data is not used for advertising and is not sold.',
      },

      SEES: {
        NAME: 'Who sees the data',
        A: 'Owners see the names, units and shares of other owners and the contacts marked as public.',
        B: 'Bank accounts, private contacts and notes are seen only by the committee, the manager of the house and the person they concern.',
        C: "An employee of the operator reaches a house's data only by a visit with a reason, for one hour at most. The committee sees every visit in the log.",
      },

      LONG: {
        NAME: 'How long the data stays',
        A: 'Data about members stays as long as the association needs it. Records that past decisions of the house refer to stay even after a member leaves; you may ask for the rest to be erased.',
        B: 'A sign-in expires after 30 days without use, after 180 days at the latest. A link to a new password is valid for 2 hours.',
      },

      BROWSER: {
        NAME: 'What stays in your browser',
        A: "The portal uses no tracking cookies and no third-party analytics. In the browser's storage it keeps only the sign-in key, the chosen association, the language and the appearance.",
        B: 'Fonts, images and programs are loaded only from the address of the portal; no third party learns of your visit.',
      },

      SAFE: {
        NAME: 'How the data is protected',
        A: 'The connection is encrypted, passwords are stored only as a hash that cannot be turned back, and the data of each association is kept apart in the database.',
        B: 'Should a leak that could harm people happen nevertheless, the operator reports it to the association without delay, and the association to the people concerned and to the authority.',
      },

      RIGHTS: {
        NAME: 'Your rights',
        A: 'You have the right to know what data the portal keeps about you, to get a copy of it, to have it corrected, restricted or erased, and to object. Write to the committee; about a sign-in account write to the operator.',
        B: 'If you are not satisfied, you may complain to the Office for Personal Data Protection (www.uoou.gov.cz).',
      },
    },
  },
} satisfies Translation<typeof cs>;
