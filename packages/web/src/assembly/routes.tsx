/** Screens of the evening: each stands here once it is built. */
export const assemblyRoutes = [] as const;
