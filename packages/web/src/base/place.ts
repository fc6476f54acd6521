import type { LinkProps } from '@tanstack/react-router';
import type { Place } from '#contract/base/calls/links.ts';

type Aim = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** A place of any noun as a link takes it; `app/links.test.ts` holds that the router knows every one of them. */
export const linkTo = ({ to, params }: Place, search?: object): Aim =>
  ({ to, params, ...(search && { search }) }) as Aim;
