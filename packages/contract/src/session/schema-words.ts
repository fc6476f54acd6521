/** How large the portal is written, from the ordinary to the largest. */
export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];
