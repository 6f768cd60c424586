// The theatre from outside, the tram to it, the ramp into it.
import { at, dark, gouge, light, outline, polygon, ring, toned } from '../cut/paths.ts';
import { all, arch, box, drawing, fade, glow, somebody } from '../cut/sheet.ts';

/** At seven: three lit doors, people on their way in. */
export function house(): string {
  const columns = [368, 586, 774, 992]
    .map((x, index) => fade(`c${index}`, [x, 0], [x + 40, 0], 0.72, 0.1))
    .join('');
  const defs =
    glow('sky', 700, 320, 720, 0.44, 0.06) +
    fade('gable', [350, 0], [1050, 0], 0.7, 0.2) +
    glow('street', 700, 640, 560, 0.68, 0.07) +
    columns;
  const doors = [452, 640, 828].map(
    (x) =>
      dark(arch(x - 9, 271, 138, 289)) +
      light(arch(x, 280, 120, 280)) +
      dark(box(x + 58, 290, 4, 270) + box(x, 352, 120, 5)),
  );
  const pillars = [368, 586, 774, 992].map(
    (x, index) =>
      dark(box(x - 6, 222, 52, 338)) +
      toned(box(x, 240, 40, 306), `url(#c${index})`) +
      light(box(x - 6, 226, 52, 12) + box(x - 6, 548, 52, 12)),
  );
  const steps = [0, 1, 2, 3].map((row) =>
    light(
      polygon([
        [318 - row * 26, 566 + row * 17],
        [1082 + row * 26, 566 + row * 17],
        [1082 + row * 26, 576 + row * 17],
        [318 - row * 26, 576 + row * 17],
      ]),
    ),
  );
  return drawing(
    defs,
    toned(all, 'url(#sky)') +
      dark(polygon(at('324 560, 324 196, 700 56, 1076 196, 1076 560'))) +
      toned(polygon(at('352 196, 700 80, 1048 196')), 'url(#gable)') +
      dark(polygon(at('430 184, 700 98, 970 184'))) +
      light(ring(700, 152, 24)) +
      dark(gouge(at('700 136, 700 152'), 5, 0.5, 0.9) + gouge(at('700 152, 711 159'), 5, 0.5, 0.9)) +
      light(box(336, 204, 728, 14)) +
      doors.join('') +
      pillars.join('') +
      dark(box(0, 560, 1240, 140)) +
      steps.join('') +
      toned(box(0, 640, 1240, 60), 'url(#street)') +
      somebody('coat', 700, 574, 140) +
      somebody('dress', 748, 580, 132) +
      somebody('coat', 888, 592, 152, true) +
      somebody('coat', 1012, 680, 214, true) +
      somebody('dress', 1092, 684, 198, true) +
      somebody('dress', 250, 690, 220),
  );
}

/** The tram at twenty past seven, and those who wait for it. */
export function tram(): string {
  const defs =
    glow('night', 900, 420, 620, 0.5, 0.07) +
    fade('side', [452, 0], [870, 0], 0.74, 0.14) +
    fade('pane', [720, 0], [830, 0], 0.6, 0.3) +
    fade('beam', [0, 520], [0, 700], 0.72, 0.1);
  const lamp = (x: number) => dark(ring(x, 520, 40)) + light(ring(x, 520, 30));
  return drawing(
    defs,
    toned(all, 'url(#night)') +
      dark(box(0, 640, 1240, 60)) +
      dark(gouge(at('0 70, 620 100, 1240 70'), 4, 0.5, 0.9)) +
      light(
        gouge(at('596 100, 655 95, 716 100'), 8, 0.5, 0.7) +
          gouge(at('652 100, 700 152, 648 204'), 6, 0.5, 0.9),
      ) +
      dark(
        outline(
          at('480 206, 520 190, 800 190, 840 206, 868 330, 872 560!, 856 632, 464 632, 448 560!, 452 330'),
        ),
      ) +
      toned(
        outline(
          at('492 220, 524 205, 796 205, 828 220, 852 340, 856 552!, 844 608, 476 608, 464 552!, 468 340'),
        ),
        'url(#side)',
      ) +
      dark(box(536, 210, 248, 46)) +
      light(box(546, 218, 228, 30)) +
      dark(box(566, 227, 10, 12) + box(584, 227, 76, 12) + box(670, 227, 44, 12)) +
      dark(outline(at('504 270!, 816 270!, 838 430!, 660 443, 482 430!'))) +
      light(outline(at('514 280!, 806 280!, 825 422!, 660 433, 495 422!'))) +
      toned(polygon(at('726 284, 803 284, 822 418, 766 425')), 'url(#pane)') +
      dark(box(656, 278, 7, 160)) +
      // Whoever drives, with a cap.
      dark(
        outline(
          at(
            '520 432, 540 410, 572 402, 566 372, 556 366, 552 352, 560 330, 610 326, 620 356, 612 386, 612 402, 638 416, 648 436',
          ),
        ),
      ) +
      dark(outline(at('546 334!, 556 318, 584 306, 614 312, 624 336!'))) +
      dark(box(476, 566, 368, 14)) +
      lamp(520) +
      lamp(800) +
      toned(polygon(at('496 556, 544 556, 470 700, 190 700')), 'url(#beam)') +
      toned(polygon(at('776 556, 824 556, 1010 700, 760 700')), 'url(#beam)') +
      light(gouge(at('600 634, 560 700'), 9, 0.9, 0.4) + gouge(at('720 634, 760 700'), 9, 0.9, 0.4)) +
      dark(box(999, 140, 18, 540)) +
      light(box(1004, 200, 6, 476)) +
      dark(ring(1008, 152, 84)) +
      light(ring(1008, 152, 75)) +
      dark(ring(1008, 152, 64)) +
      light(ring(1008, 152, 56)) +
      dark(box(981, 118, 16, 68) + box(1019, 118, 16, 68) + box(990, 145, 36, 15)) +
      somebody('coat', 1104, 686, 330, true) +
      somebody('dress', 1188, 690, 296, true),
  );
}

/** As long as it takes, with the lit door at its end. */
export function ramp(): string {
  const defs = glow('wall', 1060, 260, 900, 0.66, 0.08) + fade('under', [900, 430], [300, 700], 0.5, 0.07);
  const posts = [262, 430, 600, 770, 940].map((x) => box(x - 4, 470 - (x - 250) * 0.27, 8, 170)).join('');
  const wheel = (x: number, y: number, radius: number, tyre: number) =>
    `<path fill="#000" fill-rule="evenodd" d="${ring(x, y, radius)}${ring(x, y, radius - tyre)}"/>`;
  const spokes = [0, 1, 2, 3, 4, 5].map((turn) => {
    const [dx, dy] = [Math.cos(turn * 0.524) * 66, Math.sin(turn * 0.524) * 66];
    return gouge(
      [
        [612 - dx, 438 - dy],
        [612 + dx, 438 + dy],
      ],
      4,
      0.5,
      0.9,
    );
  });
  return drawing(
    defs,
    toned(all, 'url(#wall)') +
      dark(arch(972, 94, 216, 332)) +
      light(arch(990, 112, 180, 314)) +
      dark(box(1078, 130, 5, 296) + ring(1064, 290, 7)) +
      dark(polygon(at('60 668, 960 424, 1240 424, 1240 700, 60 700'))) +
      light(polygon(at('60 660, 956 417, 1240 417, 1240 431, 960 431, 60 675'))) +
      toned(polygon(at('120 700, 120 672, 960 444, 1240 444, 1240 700')), 'url(#under)') +
      dark(gouge(at('250 470, 600 376, 956 280'), 16, 0.5, 0.9) + posts) +
      light(gouge(at('250 464, 600 370, 956 274'), 5, 0.5, 0.8)) +
      wheel(612, 438, 72, 11) +
      dark(spokes.join('') + ring(612, 438, 9)) +
      wheel(736, 482, 20, 8) +
      // Chair and rider lean into the slope.
      dark(
        gouge(at('540 300, 566 312, 580 396, 716 398'), 12, 0.5, 0.8) +
          gouge(at('712 396, 748 470, 790 474'), 9, 0.5, 0.8),
      ) +
      dark(
        outline(
          at(
            '572 386, 560 320, 576 268, 608 250, 640 268, 650 312, 644 356, 716 356, 742 376, 748 462, 776 470!, 774 486!, 724 486!, 716 400, 600 402',
          ),
        ),
      ) +
      dark(box(600, 226, 26, 40)) +
      dark(
        outline(
          at('592 232, 586 200, 604 178, 632 180, 644 200, 643 212, 652 224, 644 228, 642 242, 618 248'),
        ),
      ) +
      light(
        gouge(at('634 184, 643 200, 642 212, 650 224'), 4, 0.5, 0.4) +
          gouge(at('640 272, 650 312, 644 352'), 7, 0.5) +
          gouge(at('652 360, 716 360, 738 378'), 7, 0.5) +
          gouge(at('744 392, 748 430, 752 460'), 6, 0.5),
      ) +
      somebody('coat', 1030, 422, 200, true) +
      somebody('child', 1116, 424, 118, true),
  );
}
