import { request } from '../shared/api.ts';

/** Downloads a version as an archive that WordPress can install; throws what `toProblem` reads. */
export async function downloadArchive(route: string): Promise<void> {
  const { filename, base64 } = await request<{ filename: string; base64: string }>(`${route}/archive`);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
