/** The other answer of endpoints that generate a project. */
export const projectArchive = { mediaType: 'application/zip', description: 'With `"as": "zip"`' } as const;
