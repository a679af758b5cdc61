"""Asking axe what is wrong with a page for those who do not see it, or not well."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: Until nothing moves and nothing is on its way: what fades in has other colours while it does. Endless movements, like
#: the glow of what can be chosen, are let be; fonts change sizes when they come.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  for (let calm = 0; calm < 3; ) {
    await frame();
    const moving = document.getAnimations().filter(a =>
      a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(moving.map(a => a.finished.catch(() => null)));
    const loading = [...document.images].some(i => !i.complete) || document.querySelector('[aria-busy=true]');
    calm = moving.length || loading ? 0 : calm + 1;
  }
}"""
RUN = """([inside, only]) => axe.run(inside, {resultTypes: ['violations'], ...only}).then(r => r.violations.flatMap(v =>
  v.nodes.slice(0, 3).map(n => `${v.id} (${v.impact}): ${n.html.slice(0, 160)} ${n.failureSummary.slice(0, 220)}`)))"""
#: the rules by which axe judges colours, without those that it applies on demand alone
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
DESKTOP, PHONE = (1280, 800), (390, 844)


def complaints(page: Page, where: str = "", inside: str = "html", only: dict[str, Any] | None = None) -> list[str]:
    """Everything that axe finds on a page that has come to rest, however slight; nothing if all is well."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN, [inside, only or {}])
    return [f"{where}: {line}" for line in found]


def everywhere(page: Page, where: str) -> list[str]:
    """What axe finds in both sizes and in both lights. By another light a page has other colours, and nothing else."""
    found: list[str] = []
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        for light, only in (("dark", None), ("light", COLOURS)):
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            found += complaints(page, f"{where}, {width} px, {light}", only=only)
    return found
