"""What the server counts of itself, at /metrics in the text format of Prometheus.

Each worker counts for itself, and whoever watches several adds up. Numbers alone: no name, no address, no table.
"""

import ipaddress
import math
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client import Counter as Count
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.answers import Trouble
from quarterdeck.server.storage import AWAY, BOT, BY_ORDERS, OUT_OF_TIME, PERSON

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

#: seconds from the message of a choice to the update that everybody was sent
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
#: choices of which the quantiles are those
LATELY: Final = 1000
QUANTILES: Final = (0.5, 0.99)
WHO: Final = {PERSON: "person", BY_ORDERS: "orders", BOT: "bot", OUT_OF_TIME: "time", AWAY: "absence"}
#: headers that a proxy adds
PASSED_ON: Final = {"forwarded", "x-forwarded-for", "x-real-ip", "via"}
STAGES: Final = ("waiting", "playing", "held", "over", "closed")


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as people write them: 10.0.0.7, 10.0.0.0/8, ::1."""
    try:
        return tuple(ipaddress.ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise BadDefinition(f"--watcher is an address or a network, like 10.0.0.0/8: {error}") from None


THIS_MACHINE: Final = read_networks(("127.0.0.0/8", "::1"))


class Measures:
    """Counts what happens; how things stand is looked up when somebody asks."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.registry = CollectorRegistry()
        self.made = Count("quarterdeck_choices", "Choices made, by whom", ["by"], registry=self.registry)
        self.refusals = Count("quarterdeck_refusals", "What was refused, and why", ["reason"], registry=self.registry)
        self.seconds = Histogram(
            "quarterdeck_choice_seconds", "From the message of a choice to the update that everybody is sent",
            buckets=BUCKETS, registry=self.registry,
        )  # fmt: skip
        #: by anybody, since the server runs
        self.choices = 0
        self.lately: deque[float] = deque(maxlen=LATELY)
        for by in WHO.values():
            self.made.labels(by)
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def chose(self, by: int) -> None:
        self.choices += 1
        self.made.labels(WHO[by]).inc()

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def updated(self, seconds: float) -> None:
        """A person's choice was taken, and what came of it was sent to everybody."""
        self.seconds.observe(seconds)
        self.lately.append(seconds)

    def collect(self) -> Iterator[Metric]:
        """How things stand now."""
        house = self.house
        stages = Counter("held" if table.held else table.facts.stage for table in house.tables.values())
        tables = GaugeMetricFamily("quarterdeck_tables", "Tables in memory, by stage", labels=["stage"])
        for stage in STAGES:
            tables.add_metric([stage], stages[stage])
        yield tables
        sockets = sum(len(table.listeners()) for table in house.tables.values())
        yield GaugeMetricFamily("quarterdeck_sockets", "Sockets at tables, seated and watching", sockets)
        waiting, thinking = len(house.thinkers.turns.waiting), len(house.thinkers.busy)
        yield GaugeMetricFamily("quarterdeck_bots_waiting", "Questions that wait for a bot to have its turn", waiting)
        yield GaugeMetricFamily("quarterdeck_bots_thinking", "Bots that think", thinking)
        lately = GaugeMetricFamily(
            "quarterdeck_choice_seconds_lately", f"The same of the last {LATELY} choices", labels=["quantile"]
        )
        for quantile, seconds in quantiles(self.lately):
            lately.add_metric([str(quantile)], seconds)
        yield lately

    async def show(self, request: Request) -> Response:
        """To those who may know, and ask this worker itself; for everybody else there is nothing here.

        What a proxy passes on may come from anywhere: it is not trusted to say from where.
        """
        host = request.client.host if request.client and PASSED_ON.isdisjoint(request.headers.keys()) else ""
        if not watches(host, self.house.settings.watchers):
            raise Trouble(404, "unknown", "there is nothing here")
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def quantiles(seconds: Iterable[float]) -> Iterator[tuple[float, float]]:
    """The smallest of them that so many are not longer than; nothing of nothing."""
    ordered = sorted(seconds)
    for quantile in QUANTILES if ordered else ():
        yield quantile, ordered[math.ceil(quantile * len(ordered)) - 1]


def watches(host: str, watchers: tuple[Network, ...]) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in watchers)
