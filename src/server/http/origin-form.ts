// Request targets that name the whole address, as clients send to a proxy (RFC 9112, 3.2.2).
const schemeAndHost = /^https?:\/\/[^/?#]*/i;

/** The path and query of a target in absolute form; other targets unchanged. */
export function originForm(target: string): string {
  // Hot path: nearly all targets are paths.
  if (target.startsWith('/') || !schemeAndHost.test(target)) return target;
  const path = target.replace(schemeAndHost, '');
  return path.startsWith('/') ? path : `/${path}`;
}
