export const filters = (f: object) => `filters=${encodeURIComponent(JSON.stringify(f))}`;
