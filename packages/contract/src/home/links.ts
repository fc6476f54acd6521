import { place } from '../base/calls/links.ts';

export const homeLinks = {
  dashboard: () => place('/nastenka'),
  steps: () => place('/kroky'),
};
