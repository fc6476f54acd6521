import type { NounId } from '#contract/nouns.ts';
import { accountsNoun } from './accounts/noun.ts';
import { agendaNoun } from './agenda/noun.ts';
import { approvalsNoun } from './approvals/noun.ts';
import { assemblyNoun } from './assembly/noun.ts';
import { associationNoun } from './association/noun.ts';
import { bankNoun } from './bank/noun.ts';
import { bookingsNoun } from './bookings/noun.ts';
import { cadastreNoun } from './cadastre/noun.ts';
import { cashdeskNoun } from './cashdesk/noun.ts';
import { changesNoun } from './changes/noun.ts';
import { clearancesNoun } from './clearances/noun.ts';
import { clockNoun } from './clock/noun.ts';
import { confirmationsNoun } from './confirmations/noun.ts';
import { contactsNoun } from './contacts/noun.ts';
import { type NounWeb, withoutScreens } from './define-noun.ts';
import { discussionNoun } from './discussion/noun.ts';
import { documentsNoun } from './documents/noun.ts';
import { draftsNoun } from './drafts/noun.ts';
import { eventsNoun } from './events/noun.ts';
import { feedsNoun } from './feeds/noun.ts';
import { feesNoun } from './fees/noun.ts';
import { galleryNoun } from './gallery/noun.ts';
import { handoversNoun } from './handovers/noun.ts';
import { homeNoun } from './home/noun.ts';
import { importsNoun } from './imports/noun.ts';
import { insolvencyNoun } from './insolvency/noun.ts';
import { invoicesNoun } from './invoices/noun.ts';
import { meetingsNoun } from './meetings/noun.ts';
import { membersNoun } from './members/noun.ts';
import { messagesNoun } from './messages/noun.ts';
import { minutesNoun } from './minutes/noun.ts';
import { ordersNoun } from './orders/noun.ts';
import { outboxNoun } from './outbox/noun.ts';
import { paperNoun } from './paper/noun.ts';
import { passkeysNoun } from './passkeys/noun.ts';
import { paymentsNoun } from './payments/noun.ts';
import { portableNoun } from './portable/noun.ts';
import { prescriptionsNoun } from './prescriptions/noun.ts';
import { presenceNoun } from './presence/noun.ts';
import { projectorNoun } from './projector/noun.ts';
import { proposalsNoun } from './proposals/noun.ts';
import { proxiesNoun } from './proxies/noun.ts';
import { remindersNoun } from './reminders/noun.ts';
import { reportsNoun } from './reports/noun.ts';
import { resolutionsNoun } from './resolutions/noun.ts';
import { rolesNoun } from './roles/noun.ts';
import { salesNoun } from './sales/noun.ts';
import { secondNoun } from './second/noun.ts';
import { sessionNoun } from './session/noun.ts';
import { substitutesNoun } from './substitutes/noun.ts';
import { summonsNoun } from './summons/noun.ts';
import { surveysNoun } from './surveys/noun.ts';
import { unitsNoun } from './units/noun.ts';
import { verificationNoun } from './verification/noun.ts';
import { votesNoun } from './votes/noun.ts';
import { wallsNoun } from './walls/noun.ts';

/** Every noun of the contract, as the screens know it; the menu and the dashboard keep this order. */
export const nouns = {
  home: homeNoun,
  messages: messagesNoun,
  documents: documentsNoun,
  confirmations: confirmationsNoun,
  events: eventsNoun,
  bookings: bookingsNoun,
  reports: reportsNoun,
  walls: wallsNoun,
  portable: portableNoun,
  surveys: surveysNoun,
  discussion: discussionNoun,
  gallery: galleryNoun,
  votes: votesNoun,
  meetings: meetingsNoun,
  agenda: agendaNoun,
  summons: summonsNoun,
  assembly: assemblyNoun,
  projector: projectorNoun,
  substitutes: substitutesNoun,
  minutes: minutesNoun,
  resolutions: resolutionsNoun,
  proposals: proposalsNoun,
  second: secondNoun,
  proxies: proxiesNoun,
  presence: presenceNoun,
  paper: paperNoun,
  drafts: draftsNoun,
  verification: verificationNoun,
  approvals: approvalsNoun,
  clock: clockNoun,
  fees: feesNoun,
  prescriptions: prescriptionsNoun,
  reminders: remindersNoun,
  cashdesk: cashdeskNoun,
  bank: bankNoun,
  insolvency: insolvencyNoun,
  invoices: invoicesNoun,
  cadastre: cadastreNoun,
  changes: changesNoun,
  accounts: accountsNoun,
  clearances: clearancesNoun,
  sales: salesNoun,
  members: membersNoun,
  units: unitsNoun,
  contacts: contactsNoun,
  association: associationNoun,
  roles: rolesNoun,
  imports: importsNoun,
  orders: ordersNoun,
  outbox: outboxNoun,
  session: sessionNoun,
  feeds: feedsNoun,
  motions: withoutScreens('they stand in every page of the wing'),
  ledger: withoutScreens('it is read on the page of verification'),
  census: withoutScreens('it stands in the draft and under the points'),
  answers: withoutScreens('they stand under the points'),
  transfers: withoutScreens('they stand in the page of the vote'),
  representations: withoutScreens('they stand under the unit'),
  ballots: withoutScreens('they are given in the page of the vote'),
  course: withoutScreens('it is led from the page of the vote'),
  protocols: withoutScreens('they are taken from the page of the vote'),
  passkeys: passkeysNoun,
  payments: paymentsNoun,
  activation: withoutScreens('its pages stand before a house is chosen'),
  demo: withoutScreens('its screen stands before a house is chosen, its bar around all'),
  live: withoutScreens('news come to the screens of others'),
  handovers: handoversNoun,
  audience: withoutScreens('it is chosen in the form of what is for people'),
  comments: withoutScreens('they stand under what they comment on'),
  prints: withoutScreens('they stand where they were asked for'),
  follow: withoutScreens('it is chosen where the comments are'),
  notices: withoutScreens('they come by mail, and are set in the own profile'),
  isdoc: withoutScreens('it fills forms of others'),
  files: withoutScreens('they stand where they are attached'),
} satisfies Record<NounId, NounWeb>;

type Said<K extends keyof NounWeb> = Exclude<NounWeb[K], { none: string }>;

/** What the nouns say at one place of their manifests, in their order; who has nothing there is left out. */
export const said = <K extends keyof NounWeb>(place: K): Said<K>[] =>
  Object.values<NounWeb>(nouns)
    .map((noun) => noun[place])
    .filter((one): one is Said<K> => typeof one !== 'object' || !('none' in one));
