# Varnish 7 as a cache in front of one Foyer or a balancer, or the same rules for a CDN. With PUBLIC_URL=https://theatre.example,
# and TRUST_PROXY one more than without it. Start it with `-p http_gzip_support=off`: Foyer compresses, brotli too.
# A page is a second old at most while somebody asks for it, and ten seconds for the first after a pause. So nothing has to be
# purged, and each page is asked of Foyer once a second, however many want it.
vcl 4.1;

import std;

backend foyer {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .request = "GET /healthz HTTP/1.1" "Host: theatre.example" "Connection: close";
    .interval = 2s;
    .timeout = 1s;
  }
}

sub vcl_recv {
  # Figures and readiness are for machines inside.
  if (req.url ~ "^/(?:metrics|readyz)$") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Whoever is logged in sees pages of their own; the root leads to the language of the visitor.
  if (req.http.Cookie ~ "(?:^|; ?)(?:__Host-)?foyer_session=" || req.url ~ "^/(?:\?|$)") { return (pass); }
  if (req.url ~ "^/(?:(?:de|en)/)?(?:pageeditor-api|api)/") { return (pass); }
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  else if (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # While Foyer is away, pages are served up to an hour old.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
  return (hash);
}

sub vcl_backend_response {
  # An answer in the background that failed must not replace a page.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.status == 200 && beresp.http.Cache-Control == "public, max-age=0, must-revalidate") {
    set beresp.ttl = 1s;
    set beresp.grace = 1h;
    set beresp.keep = 1d;
  }
}
