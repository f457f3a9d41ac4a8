import apiFetch from '@wordpress/api-fetch';

/** Downloads a version as an archive that WordPress can install; throws what `toProblem` reads. */
export async function downloadArchive(route: string, name: string): Promise<void> {
  const answer = await apiFetch<Response, false>({ path: `/presswright/v1${route}/archive`, parse: false });
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
