import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Module, Right } from '#contract/access.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { type None, none } from '#contract/base/noun/define-noun.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { ForeignOccurrence } from '#contract/feeds/schema-sources.ts';
import type { DoorName } from '#contract/home/endpoints-doors.ts';
import type { CountName, NounId } from '#contract/nouns.ts';
import type { Me } from '#contract/session/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';

/** A line of the menu. */
export interface Entry {
  at: Place;
  name: TextKey;
  icon: Icon;
  /** The right that shows it; the dashboard is for everybody. */
  module?: Module;
  /** It is there only while this number is above zero. */
  only?: CountName;
  /** Stone: what is open in the house. */
  count?: CountName;
  /** Where it leads whoever lacks the right, while this number of theirs is above zero. */
  otherwise?: { at: Place; name: TextKey; only: CountName };
  /** Ochre: what waits for me; it takes the place of the stone one. */
  waits?: readonly CountName[];
}

/** A door of "Čeká na vás": lit when something waits behind it. */
export interface DoorTo {
  count: number;
  name: string;
  /** Where the first thing is not named: what it is about, or that nothing waits. */
  hint?: string;
  at: Place;
  search?: object;
  /** Others wait for it: it stands before what only I wait for. */
  isUrgent?: true;
  /** Which of the first things behind it is named instead, and where such a thing stands. */
  first?: { of: DoorName; at: (id: number) => Place };
  /** Done here instead of going there. */
  onOpen?: () => void;
}

/** A card of "Stav domu": what stands open, each line a link to what it counts; without lines it is not there. */
export interface StandingCard {
  id: string;
  name: string;
  all: { at: Place; name: string; long: string };
  lines: readonly {
    id: string | number;
    mark: string;
    text: string;
    hint?: string | undefined;
    at: Place;
    search?: object;
    isBad?: boolean;
    /** What can be done about it at once; `long` says it without the line around. */
    act?: { name: string; long: string; run: () => void } | undefined;
  }[];
}

/** What a noun brings to the dashboard, each part or none of it: what its AtHome.tsx exports. */
export interface AtHome {
  /** Stands above everything else. */
  Above?: ComponentType;
  useDoors?: () => readonly DoorTo[];
  /** Its card, and in which of the three columns. */
  tile?: { Tile: ComponentType; column: 1 | 2 | 3 };
}

/** A section of the association's page: what HouseTab.tsx exports as `tab`. */
export interface HouseTab {
  /** Its name in the address. */
  id: string;
  name: TextKey;
  /** Where it stands among the others; the page's own ones are tens. */
  order: number;
  needs: { module: Module; right: Right };
  Section: ComponentType;
}

/** A part of a person's page, in a tab of its own or in one with parts of other nouns: what PersonTab.tsx exports in `parts`. */
export interface PersonPart {
  /** The name of its tab in the address, and as it is read. */
  tab: string;
  name: TextKey;
  /** Where it stands, and with the first of its parts the tab. */
  order: number;
  /** In a tab of several parts: which of the two columns. */
  column?: 1 | 2;
  /** On whose page it stands for whom: the own one, or those of others. */
  shown: (at: { own: boolean; me: Me }) => boolean;
  Part: ComponentType<{ id: number }>;
}

type PartOf = ComponentType<{ id: number }>;
/** Parts of the page of a report, by its id: above what is said to it, and beside it. What ReportParts.tsx exports as `parts`. */
export interface ReportParts {
  Main?: PartOf;
  Beside?: PartOf;
}
/** The same of a contact, under how it is reached; what ContactParts.tsx exports. */
export interface ContactParts {
  Main?: PartOf;
}

/** Beside a fee, what it was paid by; what FeeParts.tsx exports. */
export interface FeeParts {
  Main?: PartOf;
}
/** Beside a request, what it became; what ApprovalParts.tsx exports. */
export interface ApprovalParts {
  Beside?: PartOf;
}
/** Beside a record of the cash desk, what it is tied to; what CashParts.tsx exports. */
export interface CashParts {
  Beside?: PartOf;
}

/** What another noun brings to the calendar. */
export interface CalendarParts {
  /** A button of the calendar. */
  Subscribe: ComponentType;
  /** What hangs on the board: the month of the day, or its year. */
  Sheet: ComponentType<{ day: Day; opened: boolean; onClose: () => void }>;
  /** Occurrences of others in a range of days, and one of them as it is read; `when` is said by the calendar. */
  useForeign: (from: Day, to: Day) => readonly ForeignOccurrence[];
  Foreign: ComponentType<{ event: ForeignOccurrence; when: string; onClose: () => void }>;
}
/** What stands in the calendar, and beside its events; what EventParts.tsx exports. */
export interface EventParts {
  calendar?: CalendarParts;
  Beside?: PartOf;
}

/** What other nouns bring to the page of a meeting; what MeetingParts.tsx exports. */
export interface MeetingParts {
  /** Where it stands among the others. */
  order: number;
  /** Under the invitation. */
  Main?: PartOf;
  Beside?: PartOf;
  /** Buttons in the head of the page. */
  Actions?: PartOf;
  /** What the question before the meeting is called has to say too, each a sentence. */
  useCalling?: (id: number) => readonly string[];
}

/**
 * What a noun is on the screen. Every place is owed. Manifests come with the shell, so they hold no code of screens: files
 * named here by their place (AtHome.tsx, found.ts, HouseTab.tsx, PersonTab.tsx, ReportParts.tsx, ContactParts.tsx, EventParts.tsx,
 * MeetingParts.tsx, FeeParts.tsx, ApprovalParts.tsx, CashParts.tsx) come all at once, with the page they stand in.
 */
export interface NounWeb {
  routes: readonly AnyRoute[] | None;
  /** Nouns whose sentences its screens say too, and whether names of fields, and what is wrong with amounts; they come with its routes, as its own do. */
  alsoSays: readonly (NounId | 'fields' | 'money')[] | None;
  menu: Entry | None;
  /** The module whose right it takes to find it from the header; how is in its found.ts. */
  finds: Module | None;
  /** Whether it brings something to the dashboard; what is in its AtHome.tsx. */
  atHome: 'brings' | None;
  /** Whether it brings a section to the association's page; what is in its HouseTab.tsx. */
  houseTab: 'brings' | None;
  /** Whether it brings something to a person's page; what is in its PersonTab.tsx. */
  personTab: 'brings' | None;
  /** Whether it brings something to the page of a report; what is in its ReportParts.tsx. */
  reportParts: 'brings' | None;
  /** Whether it brings something to the page of a contact; what is in its ContactParts.tsx. */
  contactParts: 'brings' | None;
  /** Whether it brings something to the calendar and to events; what is in its EventParts.tsx. */
  eventParts: 'brings' | None;
  /** Whether it brings something to the page of a meeting; what is in its MeetingParts.tsx. */
  meetingParts: 'brings' | None;
  /** Whether it brings something to the page of a fee; what is in its FeeParts.tsx. */
  feeParts: 'brings' | None;
  /** Whether it brings something to the page of a request; what is in its ApprovalParts.tsx. */
  approvalParts: 'brings' | None;
  /** Whether it brings something to the page of a record of the cash desk; what is in its CashParts.tsx. */
  cashParts: 'brings' | None;
}

/** Keeps what was said as it was said; nothing is done at import. */
export const defineNoun = <const N extends NounWeb>(noun: N): N => noun;

/** Nothing in the pages of a fee, of a request and of a record of the cash desk. */
export const withoutMoney = {
  feeParts: none('it brings nothing to the page of a fee'),
  approvalParts: none('it brings nothing to the page of a request'),
  cashParts: none('it brings nothing to the page of a record'),
};

/** Nothing in the pages of a report, of a contact, of a meeting and of money, and in the calendar. */
export const withoutParts = {
  ...withoutMoney,
  reportParts: none('it brings nothing to the page of a report'),
  contactParts: none('it brings nothing to the page of a contact'),
  eventParts: none('it brings nothing to the calendar'),
  meetingParts: none('it brings nothing to the page of a meeting'),
};

/** Nothing in the pages of others. */
export const withoutTabs = {
  houseTab: none('it brings nothing to the page of the association'),
  personTab: none('it brings nothing to the page of a person'),
  ...withoutParts,
};

/** A noun without addresses of its own. */
export const withoutScreens = (why: string) =>
  defineNoun({
    routes: none(why),
    alsoSays: none(why),
    menu: none(why),
    finds: none(why),
    atHome: none(why),
    ...withoutTabs,
  });
