export const orderTabs = ['all', 'notAccepted'] as const;
export const orderSorts = [...(['id', '-id', 'email', '-email', 'createdAt', '-createdAt'] as const)] as const;
/** What the badge says; an order that was taken back by a new link waits again. */
export const orderStates = ['waiting', 'filled', 'declined'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderPeriods = ['monthly', 'annual'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** Offices that the authorised person may hold. */
export const mainRoles = ['mayorCommittee', 'community_manager', 'subMayorCommittee'] as const;
export type MainRole = (typeof mainRoles)[number];

export const orderSteps = ['community', 'user', 'invoice', 'modules', 'cadastre', 'recap'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const orderDeclinedBy = ['customer', 'staff'] as const;

/** Days that a link opens the form. */
export const orderLinkDays = 60;
/** The version of terms and privacy that the consents are given to. */
export const orderPapers = '2026-11';
/** Units that one order may be for. */
export const mostOrderUnits = 5000;
