import type { None } from '#contract/base/noun/define-noun.ts';
import type { CountsOfNoun, NounId } from '#contract/nouns.ts';
import { accountsNoun } from './accounts/noun.ts';
import { activationNoun } from './activation/noun.ts';
import { agendaNoun } from './agenda/noun.ts';
import { answersNoun } from './answers/noun.ts';
import { approvalsNoun } from './approvals/noun.ts';
import { assemblyNoun } from './assembly/noun.ts';
import { associationNoun } from './association/noun.ts';
import { audienceNoun } from './audience/noun.ts';
import { ballotsNoun } from './ballots/noun.ts';
import { bankNoun } from './bank/noun.ts';
import { filesNoun } from './base/files/noun.ts';
import { bookingsNoun } from './bookings/noun.ts';
import { cadastreNoun } from './cadastre/noun.ts';
import { cashdeskNoun } from './cashdesk/noun.ts';
import { censusNoun } from './census/noun.ts';
import { changesNoun } from './changes/noun.ts';
import { clearancesNoun } from './clearances/noun.ts';
import { clockNoun } from './clock/noun.ts';
import { commentsNoun } from './comments/noun.ts';
import { confirmationsNoun } from './confirmations/noun.ts';
import { contactsNoun } from './contacts/noun.ts';
import { courseNoun } from './course/noun.ts';
import type { Counting, NounServer } from './define-noun.ts';
import { demoNoun } from './demo/noun.ts';
import { discussionNoun } from './discussion/noun.ts';
import { documentsNoun } from './documents/noun.ts';
import { draftsNoun } from './drafts/noun.ts';
import { eventsNoun } from './events/noun.ts';
import { feedsNoun } from './feeds/noun.ts';
import { feesNoun } from './fees/noun.ts';
import { followNoun } from './follow/noun.ts';
import { galleryNoun } from './gallery/noun.ts';
import { handoversNoun } from './handovers/noun.ts';
import { homeNoun } from './home/noun.ts';
import { importsNoun } from './imports/noun.ts';
import { insolvencyNoun } from './insolvency/noun.ts';
import { invoicesNoun } from './invoices/noun.ts';
import { isdocNoun } from './isdoc/noun.ts';
import { ledgerNoun } from './ledger/noun.ts';
import { liveNoun } from './live/noun.ts';
import { meetingsNoun } from './meetings/noun.ts';
import { membersNoun } from './members/noun.ts';
import { messagesNoun } from './messages/noun.ts';
import { minutesNoun } from './minutes/noun.ts';
import { motionsNoun } from './motions/noun.ts';
import { noticesNoun } from './notices/noun.ts';
import { ordersNoun } from './orders/noun.ts';
import { outboxNoun } from './outbox/noun.ts';
import { paperNoun } from './paper/noun.ts';
import { passkeysNoun } from './passkeys/noun.ts';
import { paymentsNoun } from './payments/noun.ts';
import { portableNoun } from './portable/noun.ts';
import { prescriptionsNoun } from './prescriptions/noun.ts';
import { presenceNoun } from './presence/noun.ts';
import { printsNoun } from './prints/noun.ts';
import { projectorNoun } from './projector/noun.ts';
import { proposalsNoun } from './proposals/noun.ts';
import { protocolsNoun } from './protocols/noun.ts';
import { proxiesNoun } from './proxies/noun.ts';
import { remindersNoun } from './reminders/noun.ts';
import { reportsNoun } from './reports/noun.ts';
import { representationsNoun } from './representations/noun.ts';
import { resolutionsNoun } from './resolutions/noun.ts';
import { rolesNoun } from './roles/noun.ts';
import { salesNoun } from './sales/noun.ts';
import { secondNoun } from './second/noun.ts';
import { sessionNoun } from './session/noun.ts';
import { substitutesNoun } from './substitutes/noun.ts';
import { summonsNoun } from './summons/noun.ts';
import { surveysNoun } from './surveys/noun.ts';
import { transfersNoun } from './transfers/noun.ts';
import { unitsNoun } from './units/noun.ts';
import { verificationNoun } from './verification/noun.ts';
import { votesNoun } from './votes/noun.ts';
import { wallsNoun } from './walls/noun.ts';

/** Every noun of the contract, as the server knows it: one line a noun. */
export const nouns = {
  home: homeNoun,
  live: liveNoun,
  session: sessionNoun,
  demo: demoNoun,
  passkeys: passkeysNoun,
  activation: activationNoun,
  association: associationNoun,
  members: membersNoun,
  roles: rolesNoun,
  units: unitsNoun,
  imports: importsNoun,
  isdoc: isdocNoun,
  gallery: galleryNoun,
  contacts: contactsNoun,
  documents: documentsNoun,
  fees: feesNoun,
  prescriptions: prescriptionsNoun,
  reminders: remindersNoun,
  clock: clockNoun,
  // The wing of votes, in the order in which a later one may use an earlier one.
  motions: motionsNoun,
  ledger: ledgerNoun,
  census: censusNoun,
  second: secondNoun,
  proxies: proxiesNoun,
  answers: answersNoun,
  presence: presenceNoun,
  paper: paperNoun,
  transfers: transfersNoun,
  representations: representationsNoun,
  ballots: ballotsNoun,
  drafts: draftsNoun,
  course: courseNoun,
  protocols: protocolsNoun,
  verification: verificationNoun,
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
  messages: messagesNoun,
  discussion: discussionNoun,
  events: eventsNoun,
  feeds: feedsNoun,
  bookings: bookingsNoun,
  reports: reportsNoun,
  surveys: surveysNoun,
  approvals: approvalsNoun,
  cashdesk: cashdeskNoun,
  accounts: accountsNoun,
  bank: bankNoun,
  clearances: clearancesNoun,
  sales: salesNoun,
  insolvency: insolvencyNoun,
  invoices: invoicesNoun,
  cadastre: cadastreNoun,
  changes: changesNoun,
  payments: paymentsNoun,
  walls: wallsNoun,
  portable: portableNoun,
  handovers: handoversNoun,
  audience: audienceNoun,
  comments: commentsNoun,
  follow: followNoun,
  prints: printsNoun,
  confirmations: confirmationsNoun,
  notices: noticesNoun,
  orders: ordersNoun,
  outbox: outboxNoun,
  files: filesNoun,
} satisfies {
  // Numbers that the contract names are owed by their noun, and no others.
  [N in NounId]: NounServer & { counts: ((at: Counting) => Promise<CountsOfNoun<N>>) | None };
};
