/** Builds `server/dist/` after `npm install`. Never makes it fail: without the bundle the sources run as they are. */
try {
  await import('./build.ts');
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.warn(
    `presswright: the server could not be bundled (${reason}).\n` +
      '  Everything works; it starts more slowly. Try again with: npm run build',
  );
}
